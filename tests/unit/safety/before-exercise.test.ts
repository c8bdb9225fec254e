import { expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

test.each(["heading to netball shortly", "gym in 20 mins", "spin class in an hour", "swim training at 6am"])(
  "exercise that is about to begin is recognised: %s",
  (text) => {
    expect(readSituation(text).topics).toContain("before_exercise");
  },
);

test.each(["back from the gym an hour ago", "after my run in half an hour", "we run out of milk in an hour"])(
  "and not one that is over: %s",
  (text) => {
    expect(readSituation(text).topics).not.toContain("before_exercise");
  },
);
