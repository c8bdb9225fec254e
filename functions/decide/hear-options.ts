import type { MediaFile } from "../../shared/media/media-file.ts";
import type { ModelJob } from "../../shared/model/language-model.ts";
import { readItemsOfModel } from "../../shared/reading/read-items-of-model.ts";
import type { ToldOption } from "./candidate.ts";
import type { Option } from "./contract.ts";
import type { DecidePorts } from "./decide-ports.ts";
import { optionField } from "./list-media.ts";
import { shortenLabel } from "./shorten-label.ts";

/** What hearing an option that is no text needs. */
interface Ears {
  readonly media: readonly MediaFile[];
  readonly job: ModelJob | null;
  readonly store: DecidePorts["store"];
}

const unreadable = "no food recognised";

/** The given options in their order; recordings and pictures are labelled by what was read. */
export function hearOptions(options: readonly Option[], ears: Ears): Promise<ToldOption[]> {
  return Promise.all(options.map((option, index) => hearOption(option, index, ears)));
}

async function hearOption(option: Option, index: number, { media, job, store }: Ears): Promise<ToldOption> {
  if (option.type === "text") return tell(option.data);
  const file = media.find(({ field }) => field === optionField(index));
  if (file === undefined || !job) return tell("");
  if (file.kind === "audio") return tell(await job.transcribe(file));
  const { items } = await job.readMealImages([file]);
  const names = items.map(({ name }) => name).join(", ");
  return { ...tell(names), items: await readItemsOfModel(items, store) };
}

function tell(words: string): ToldOption {
  const label = shortenLabel(words);
  return { label: label === "" ? unreadable : label, words, items: null, isSoft: false };
}
