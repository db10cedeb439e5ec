# The kernel as WebAssembly: `make wasm` calls this with ZIG, the compiler, and OUT, the module to make.
#
# Of the C++ library only the four sources are compiled that the kernel needs, and runtime.cpp stands for the C library: to
# build both whole takes twice the time of the kernel. Sources that share their headers are compiled as one.
BUILT := $(dir $(OUT))objects
LIBRARY := $(shell $(ZIG) env | sed -n 's/.*lib_dir = "\(.*\)".*/\1/p')/libcxx/src
# No exceptions and no threads: there are none. A multiplication and an addition never become one instruction, as in the compiled kernel.
FLAGS := -target wasm32-wasi -std=c++20 -O3 -fno-exceptions -fno-rtti -msimd128 -ffp-contract=off -DKERNEL_NO_THREADS \
	-Ikernel/include -Ikernel/src

ALONE := $(wildcard kernel/wasm/*.cpp) kernel/src/lanes/lanes.cpp
solver := $(wildcard kernel/src/*.cpp)
coach := $(wildcard kernel/src/coach/*.cpp)
play := $(addprefix kernel/src/play/,rules/table.cpp net/net.cpp net/layers.cpp search/play.cpp)
library := $(addprefix $(LIBRARY)/,memory.cpp string.cpp hash.cpp functional.cpp)
TOGETHER := solver play coach library
OBJECTS := $(TOGETHER:%=$(BUILT)/%.o) $(ALONE:%=$(BUILT)/%.o) $(BUILT)/scalar.o
HEADERS := $(wildcard kernel/include/*/* kernel/src/*.hpp kernel/src/*/*.hpp kernel/src/*/*/*.hpp kernel/wasm/*.hpp) kernel/wasm/build.mk

$(OUT): $(OBJECTS)
	@$(ZIG) wasm-ld --no-entry --gc-sections -z stack-size=1048576 --export=__stack_pointer --strip-all $^ -o $@

$(BUILT)/library.o: FLAGS += -I$(LIBRARY) -D_LIBCPP_BUILDING_LIBRARY
# Its loops are what the functions of those names do.
$(BUILT)/kernel/wasm/runtime.cpp.o: FLAGS += -fno-builtin

.SECONDEXPANSION:
$(TOGETHER:%=$(BUILT)/%.o): $(BUILT)/%.o: $$($$*) $(HEADERS)
	@mkdir -p $(@D)
	@$(ZIG) c++ $(FLAGS) $(addprefix -include ,$(filter-out $(lastword $($*)),$($*))) -c $(lastword $($*)) -o $@

$(ALONE:%=$(BUILT)/%.o): $(BUILT)/%.o: % $(HEADERS)
	@mkdir -p $(@D)
	@$(ZIG) c++ $(FLAGS) -c $< -o $@

$(BUILT)/scalar.o: kernel/src/lanes/lanes.cpp $(HEADERS)
	@mkdir -p $(@D)
	@$(ZIG) c++ $(FLAGS) -DKERNEL_ENTRY_POINTS=kScalar -DKERNEL_ONE_LANE -c $< -o $@
