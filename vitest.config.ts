import { defineConfig } from "vitest/config";

// Their stack has a model. One file at a time has both to itself: to script the one, to break the other.
const MEDIA_TESTS = ["tests/contract/media*.test.ts", "tests/contract/decode-faults.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "stack",
          include: ["tests/{database,contract,runtime}/**/*.test.ts"],
          exclude: MEDIA_TESTS,
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "media",
          include: MEDIA_TESTS,
          globalSetup: ["tests/support/media-setup.ts"],
          fileParallelism: false,
          testTimeout: 20_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/browser-setup.ts"],
          // Most of the time a page waits for a job: a second browser uses it.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "release",
          include: ["tests/release/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
