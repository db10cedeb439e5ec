// Grades of many problems in one call, for the Python module fullhouse.solver._coach.
#pragma once

#include <nanobind/nanobind.h>

void add_grades(nanobind::module_& m);
