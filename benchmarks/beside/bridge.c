// Peers as functions of Python, with as little around them as there can be: address(library, symbol), call(address, text, limit).
//
// A peer is a C function like tdoku's: (problem, limit, configuration, solution, &guesses), which returns the number of solutions.
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <dlfcn.h>
#include <stdint.h>

typedef size_t (*Peer)(const char* problem, size_t limit, uint32_t configuration, char* solution, size_t* guesses);

static PyObject* address(PyObject* self, PyObject* arguments) {
    const char *library, *symbol;
    if (!PyArg_ParseTuple(arguments, "ss", &library, &symbol)) return NULL;
    void* opened = dlopen(library, RTLD_NOW);
    void* function = opened ? dlsym(opened, symbol) : NULL;
    if (!function) return PyErr_Format(PyExc_OSError, "%s", dlerror());
    return PyLong_FromVoidPtr(function);
}

// The solution where there is one, else the number of solutions.
static PyObject* call(PyObject* self, PyObject* const* arguments, Py_ssize_t count) {
    Peer peer = (Peer)PyLong_AsVoidPtr(arguments[0]);
    const char* problem = PyUnicode_AsUTF8(arguments[1]);
    size_t limit = PyLong_AsSize_t(arguments[2]), guesses = 0;
    char solution[96];
    if (!problem || PyErr_Occurred()) return NULL;
    size_t solutions = peer(problem, limit, 0, solution, &guesses);
    return solutions == 1 && limit <= 2 ? PyUnicode_DecodeLatin1(solution, 81, NULL) : PyLong_FromSize_t(solutions);
}

static PyMethodDef methods[] = {{"address", address, METH_VARARGS, NULL}, {"call", (PyCFunction)(void (*)(void))call, METH_FASTCALL, NULL}, {NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "bridge", NULL, -1, methods};
PyMODINIT_FUNC PyInit_bridge(void) { return PyModule_Create(&module); }
