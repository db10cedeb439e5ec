// Many problems in one call, for the Python module fullhouse.solver._kernel.
#pragma once

#include <nanobind/nanobind.h>

void add_batches(nanobind::module_& m);
