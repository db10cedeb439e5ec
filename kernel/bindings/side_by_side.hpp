// Many games side by side, from Python.
#pragma once

#include <nanobind/nanobind.h>

void add_batches(nanobind::module_& m);
