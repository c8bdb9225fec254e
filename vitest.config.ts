import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { patienceMs } from "./tests/support/patience.ts";

// Their stack has a model. One file at a time has both to itself: to script the one, to break the other.
const mediaTests = ["tests/contract/media*.test.ts", "tests/contract/decode-faults.test.ts"];

const runSetup = "tests/support/run-setup.ts";
const cores = availableParallelism();

/** A test may wait for several things, each as long as that. */
const patience = {
  testTimeout: 2 * patienceMs,
  hookTimeout: 2 * patienceMs,
  expect: { poll: { timeout: patienceMs } },
};

// These mostly wait, for jobs, processes and pages: one more file than there are cores keeps the cores busy. The files
// of a project take turns in the same processes, which read its modules once.
const besideOthers = {
  ...patience,
  isolate: false,
  maxWorkers: cores + 1,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    reporters: ["default", "tests/support/slowest-files.ts"],
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          globalSetup: [runSetup],
          isolate: false,
          maxWorkers: cores,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...besideOthers,
          name: "stack",
          include: ["tests/{database,contract,runtime}/**/*.test.ts"],
          exclude: mediaTests,
          globalSetup: [runSetup, "tests/support/global-setup.ts"],
        },
      },
      {
        test: {
          ...besideOthers,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: [runSetup, "tests/support/browser-setup.ts"],
        },
      },
      {
        test: {
          ...besideOthers,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: [runSetup],
        },
      },
      {
        test: {
          ...besideOthers,
          name: "release",
          include: ["tests/release/**/*.test.ts"],
          globalSetup: [runSetup, "tests/support/global-setup.ts"],
        },
      },
      {
        test: {
          ...patience,
          name: "media",
          include: mediaTests,
          globalSetup: [runSetup, "tests/support/media-setup.ts"],
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
