package dev.sluice.runtime.internal.value;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The bindings of the types of one deployment; made when it is linked, each type once. */
public final class Bindings {

  private final TypeTable table;
  private final TypeAccess access;
  private final Map<BoundaryType, Codec> codecs = new HashMap<>();

  private Bindings(TypeTable table, TypeAccess access) {
    this.table = table;
    this.access = access;
  }

  public static Bindings of(TypeTable table, TypeAccess access) {
    return new Bindings(table, access);
  }

  /**
   * @throws IrException as {@link TypeTable#closure}
   * @throws DeploymentException if a class is missing, not accessible or not as the table describes it
   */
  public synchronized Binding binding(BoundaryType type) {
    table.closure(type);
    return new Bound(type, codec(type));
  }

  private Codec codec(BoundaryType type) {
    Codec known = codecs.get(type);
    if (known != null) {
      return known;
    }
    Codec codec = type instanceof BoundaryType.Named named ? named(named) : unnamed(type);
    codecs.put(type, codec);
    return codec;
  }

  private Codec unnamed(BoundaryType type) {
    if (type instanceof BoundaryType.Primitive primitive) {
      return new ScalarCodec(primitive.scalar(), false);
    } else if (type instanceof BoundaryType.Box box) {
      return new ScalarCodec(box.scalar(), true);
    } else if (type instanceof BoundaryType.Text) {
      return new TextCodec();
    } else if (type instanceof BoundaryType.ListOf list) {
      return new ListCodec(type.text(), codec(list.element()));
    } else if (type instanceof BoundaryType.MapOf map) {
      return new MapCodec(type.text(), codec(map.value()));
    } else if (type instanceof BoundaryType.OptionalOf optional) {
      return new OptionalCodec(type.text(), codec(optional.value()));
    }
    return new NoneCodec();
  }

  private Codec named(BoundaryType.Named named) {
    String name = named.binaryName();
    TypeDefinition definition = table.find(name).orElseThrow();
    if (definition instanceof EnumType type) {
      return new EnumCodec(name, access.find(name), constants(type));
    }
    if (definition instanceof SealedType type) {
      return sealed(named, type);
    }
    TypeChecks.record((RecordType) definition, access);
    RecordCodec codec = new RecordCodec(named.text(), access.find(name), access.constructor(name));
    // Before the components are visited: one of them may lead back here.
    codecs.put(named, codec);
    List<RecordCodec.Part> parts = new ArrayList<>();
    for (Component component : table.components(named)) {
      parts.add(new RecordCodec.Part(
          component.name(), access.accessor(name, component.name()), codec(component.type())));
    }
    codec.complete(parts);
    return codec;
  }

  private Codec sealed(BoundaryType.Named named, SealedType type) {
    TypeChecks.sealed(type, access);
    SealedCodec codec = new SealedCodec(named.text(), type.property());
    codecs.put(named, codec);
    SortedMap<String, Codec> byTag = new TreeMap<>();
    Map<String, Class<?>> classes = new HashMap<>();
    table.variants(named).forEach((tag, record) -> {
      byTag.put(tag, codec(record));
      classes.put(tag, access.find(record.binaryName()));
    });
    codec.complete(byTag, classes);
    return codec;
  }

  private Object[] constants(EnumType type) {
    List<Object> constants = access.enumConstants(type.binaryName());
    List<String> names =
        constants.stream().map(constant -> ((Enum<?>) constant).name()).toList();
    if (!names.equals(type.constants())) {
      throw TypeAccess.changed(type.binaryName() + " has the constants " + names
          + ", the flow was compiled against " + type.constants());
    }
    return constants.toArray();
  }

  private record Bound(BoundaryType type, Codec codec) implements Binding {

    @Override
    public boolean isSettled() {
      return codec.isTrivial();
    }

    @Override
    public Json encode(@Nullable Object value) {
      try {
        return codec.encode(value, 0);
      } catch (Misfit misfit) {
        throw misfit.outside();
      }
    }

    @Override
    public @Nullable Object decode(Json json) {
      try {
        return codec.decode(json, false, 0);
      } catch (Misfit misfit) {
        throw misfit.outside();
      }
    }

    @Override
    public @Nullable Object decodeStrict(Json json) {
      try {
        return codec.decode(json, true, 0);
      } catch (Misfit misfit) {
        throw misfit.outside();
      }
    }

    @Override
    public @Nullable Object copy(@Nullable Object value) {
      try {
        return codec.copy(value, 0);
      } catch (Misfit misfit) {
        throw misfit.outside();
      }
    }
  }
}
