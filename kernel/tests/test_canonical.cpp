// Equivalent problems have the same canonical form, other problems have different ones.
#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "../src/chance.hpp"
#include "check.hpp"
#include "kernel/generator.hpp"
#include "kernel/solver.hpp"

using namespace kernel;

static std::string form_of(const std::string& problem, const std::string& grid) {
    std::string form(problem.size(), '?');
    canonical(problem.data(), grid.data(), problem.size() == 36 ? Size::six : Size::nine, form.data());
    return form;
}

static std::vector<int> shuffled_lines(Chance& chance, int groups, int width) {
    std::vector<int> group(groups), lines;
    std::iota(group.begin(), group.end(), 0);
    chance.shuffle(group.data(), groups);
    for (int g : group) {
        std::vector<int> line(width);
        std::iota(line.begin(), line.end(), g * width);
        chance.shuffle(line.data(), width);
        lines.insert(lines.end(), line.begin(), line.end());
    }
    return lines;
}

static void transform(Chance& chance, std::string& problem, std::string& grid) {
    int side = problem.size() == 36 ? 6 : 9, high = side / 3;
    std::vector<int> rows = shuffled_lines(chance, 3, high), columns = shuffled_lines(chance, side / 3, 3);
    std::vector<int> name(side + 1);
    std::iota(name.begin(), name.end(), 0);
    chance.shuffle(name.data() + 1, side);
    bool turned = side == 9 && chance.below(2);
    std::string p = problem, g = grid;
    for (int r = 0; r < side; r++)
        for (int c = 0; c < side; c++) {
            int from = turned ? columns[c] * side + rows[r] : rows[r] * side + columns[c];
            g[r * side + c] = static_cast<char>('0' + name[grid[from] - '0']);
            p[r * side + c] = problem[from] == '.' ? '.' : g[r * side + c];
        }
    problem = p;
    grid = g;
}

static void same_for_all_dresses(Size size, size_t count) {
    Order order;
    order.size = size;
    order.seed = 11;
    order.count = count;
    size_t n = cells(size);
    std::string grids(n * count, '?'), problems = grids;
    make_problems(order, problems.data(), grids.data());
    std::set<std::string> forms;
    for (size_t i = 0; i < count; i++) {
        std::string problem = problems.substr(n * i, n), grid = grids.substr(n * i, n), form = form_of(problem, grid);
        forms.insert(form);
        Chance chance(3, i);
        for (int turn = 0; turn < 5; turn++) {
            transform(chance, problem, grid);
            CHECK(form_of(problem, grid) == form);
        }
    }
    CHECK(forms.size() == count);
}

static void grids_with_many_symmetries() {
    std::string grid = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    Chance chance(1, 1);
    for (int given : {0, 17, 40, 80}) {
        std::string problem(81, '.');
        problem[given] = grid[given];
        std::string form = form_of(problem, grid), p = problem, g = grid;
        CHECK(form_of(grid, grid) == grid);
        for (int turn = 0; turn < 10; turn++) {
            transform(chance, p, g);
            CHECK(form_of(p, g) == form);
        }
    }
}

int main() {
    same_for_all_dresses(Size::nine, 40);
    same_for_all_dresses(Size::six, 12);
    grids_with_many_symmetries();
    return finish();
}
