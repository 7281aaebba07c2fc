"""The columns of data frames: from types of Arrow to types of Spark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa

if TYPE_CHECKING:
    from pyspark.sql.types import DataType, StructField


def fields(kind: Any, prefix: str = "") -> list[StructField]:
    """Return the columns that a struct of Arrow becomes."""
    from pyspark.sql.types import StructField

    return [StructField(prefix + field.name, _spark(field.type)) for field in kind]


def _spark(kind: Any) -> DataType:
    from pyspark.sql import types

    if pa.types.is_struct(kind):
        return types.StructType(fields(kind))
    if pa.types.is_list(kind):
        return types.ArrayType(_spark(kind.value_type))
    known = {
        pa.string(): types.StringType(),
        pa.bool_(): types.BooleanType(),
        pa.int64(): types.LongType(),
        pa.float64(): types.DoubleType(),
    }
    return known[kind]
