// Runs a workload on kiwi and prints what it measured as JSON.
//
// usage: driver FILE RUNS BUILD_CAP OP_CAP
//
// Reads the text that `bench --export` writes. Does what `bench --replay` does, with kiwi's calls:
// a row a call, a suggestion a call, and `updateVariables` where all variables are to be up to date.
// The first run may take up to the caps and is the warm-up, unless it takes seconds.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Row {
  std::vector<std::pair<int, double>> terms;
  double constant;
  kiwi::RelationalOperator relation;
  double strength;
  bool isSpare;
};

struct Edit {
  int variable;
  double strength;
  double value;
};

struct Operation {
  char kind;  // 'S' suggest and update, 's' suggest, 'R' remove, 'A' add
  int number;
  double value;
};

struct Workload {
  int variableCount = 0;
  std::vector<Row> rows;
  std::vector<Edit> edits;
  std::vector<Operation> operations;
};

double strengthOf(const std::string& word) {
  switch (word.at(0)) {
    case 'R': return kiwi::strength::required;
    case 'S': return kiwi::strength::strong;
    case 'M': return kiwi::strength::medium;
    case 'W': return kiwi::strength::weak;
    default: return std::stod(word.substr(1));
  }
}

kiwi::RelationalOperator relationOf(const std::string& word) {
  if (word == "LE") return kiwi::OP_LE;
  return word == "EQ" ? kiwi::OP_EQ : kiwi::OP_GE;
}

Workload read(const char* path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(std::string("cannot read ") + path);
  Workload workload;
  std::string line, kind, word, relation;
  while (std::getline(file, line)) {
    std::istringstream in(line);
    if (!(in >> kind)) continue;
    if (kind == "V") {
      in >> workload.variableCount;
    } else if (kind == "C" || kind == "D") {
      Row row;
      size_t count = 0;
      in >> relation >> word >> row.constant >> count;
      row.terms.resize(count);
      for (auto& term : row.terms) in >> term.first >> term.second;
      row.relation = relationOf(relation);
      row.strength = strengthOf(word);
      row.isSpare = kind == "D";
      workload.rows.push_back(std::move(row));
    } else if (kind == "E") {
      Edit edit;
      in >> edit.variable >> word >> edit.value;
      edit.strength = strengthOf(word);
      workload.edits.push_back(edit);
    } else if (kind == "O") {
      Operation operation{'S', 0, 0};
      in >> operation.kind >> operation.number;
      if (operation.kind == 'S' || operation.kind == 's') in >> operation.value;
      workload.operations.push_back(operation);
    }
    if (!in) throw std::runtime_error("cannot read the line: " + line);
  }
  return workload;
}

double now() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// One run of a workload on a solver of its own.
class Run {
 public:
  explicit Run(const Workload& workload) : workload(workload), isInForce(workload.rows.size()) {}

  /// Returns the seconds that building took; negative when it was given up.
  double build(double cap) {
    const double start = now();
    solver = std::make_unique<kiwi::Solver>();
    variables.resize(workload.variableCount);
    constraints.resize(workload.rows.size());
    for (size_t number = 0; number < workload.rows.size(); ++number) {
      if (workload.rows[number].isSpare) continue;
      add(number);
      if (number % 8 == 7 && now() - start > cap) return -1;
    }
    for (const Edit& edit : workload.edits) {
      solver->addEditVariable(variables[edit.variable], edit.strength);
      solver->suggestValue(variables[edit.variable], edit.value);
    }
    solver->updateVariables();
    double sum = 0;
    for (const auto& variable : variables) sum += variable.value();
    const double seconds = now() - start;
    return std::isfinite(sum) ? seconds : -1;
  }

  /// Performs operations until all are done or time is over; returns the seconds.
  double perform(double cap) {
    const double start = now();
    double elapsed = 0;
    size_t portion = 2;
    while (lines < workload.operations.size() && elapsed < cap) {
      const size_t end = std::min(lines + portion, workload.operations.size());
      for (; lines < end; ++lines) perform(workload.operations[lines]);
      elapsed = now() - start;
      portion = elapsed < 1e-3 * double(lines) ? std::min<size_t>(2 * portion, 256) : 2;
    }
    return elapsed;
  }

  /// The largest violation of a required row in force.
  double worstRequired() {
    solver->updateVariables();
    double worst = 0;
    for (size_t number = 0; number < workload.rows.size(); ++number) {
      const Row& row = workload.rows[number];
      if (!isInForce[number] || row.strength < kiwi::strength::required) continue;
      double value = row.constant;
      for (const auto& term : row.terms) value += term.second * variables[term.first].value();
      if (row.relation == kiwi::OP_LE) value = std::max(0.0, value);
      if (row.relation == kiwi::OP_GE) value = std::max(0.0, -value);
      worst = std::max(worst, std::fabs(value));
    }
    return worst;
  }

  size_t lines = 0;
  size_t solves = 0;

 private:
  void add(size_t number) {
    auto& constraint = constraints[number];
    if (!constraint) {
      const Row& row = workload.rows[number];
      std::vector<kiwi::Term> terms;
      terms.reserve(row.terms.size());
      for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
      constraint = std::make_unique<kiwi::Constraint>(
          kiwi::Expression(std::move(terms), row.constant), row.relation, row.strength);
    }
    solver->addConstraint(*constraint);
    isInForce[number] = true;
  }

  void perform(const Operation& operation) {
    switch (operation.kind) {
      case 's':
        solver->suggestValue(variables[operation.number], operation.value);
        return;
      case 'S':
        solver->suggestValue(variables[operation.number], operation.value);
        solver->updateVariables();
        break;
      case 'R':
        solver->removeConstraint(*constraints[operation.number]);
        isInForce[operation.number] = false;
        break;
      case 'A': add(operation.number); break;
    }
    ++solves;
  }

  const Workload& workload;
  std::unique_ptr<kiwi::Solver> solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::unique_ptr<kiwi::Constraint>> constraints;
  std::vector<bool> isInForce;
};

void printArray(const char* name, const std::vector<double>& values) {
  std::cout << "\"" << name << "\": [";
  for (size_t i = 0; i < values.size(); ++i) std::cout << (i ? ", " : "") << values[i];
  std::cout << "], ";
}

int measure(const Workload& workload, int runs, double buildCap, double operationCap) {
  std::vector<double> builds, operations;
  double worst = 0;
  size_t lines = 0, solves = 0;
  bool isCapped = false;
  for (int number = 0; number <= runs && !isCapped; ++number) {
    Run run(workload);
    const double start = now();
    const double built = run.build(buildCap);
    if (built < 0) {
      isCapped = true;
      break;
    }
    const double cap = number == 0 ? operationCap : std::min(operationCap, 0.5);
    const double performed = run.perform(cap);
    const double spent = now() - start;
    if (number == 1) {
      builds.clear();
      operations.clear();
    }
    builds.push_back(built);
    if (run.solves > 0) operations.push_back(performed / double(run.solves));
    if (number > 0) continue;
    worst = run.worstRequired();
    lines = run.lines;
    solves = run.solves;
    if (spent > 4) runs = 0;
    else if (spent > 1) runs = std::min(runs, 3);
  }
  std::cout.precision(9);
  std::cout << "{";
  printArray("build", builds);
  printArray("operation", operations);
  std::cout << "\"lines\": " << lines << ", \"solves\": " << solves << ", \"isCapped\": "
            << (isCapped ? "true" : "false") << ", \"worstRequired\": " << worst << "}\n";
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    std::cerr << "usage: driver FILE RUNS BUILD_CAP OP_CAP\n";
    return 64;
  }
  try {
    return measure(
        read(arguments[1]), std::atoi(arguments[2]), std::atof(arguments[3]), std::atof(arguments[4]));
  } catch (const std::exception& error) {
    std::cerr << "driver: error: " << error.what() << "\n";
    return 1;
  }
}
