import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import { type Portion, totalMeal } from "../../shared/domain/composition/mod.ts";
import type { FoodFinder, MealItem, Repairs } from "../../shared/domain/food/mod.ts";
import {
  describeFood,
  findOutlined,
  genericEquivalent,
  matchItem,
  outlineItem,
  poolCandidates,
} from "../../shared/domain/food/mod.ts";
import {
  describeReading,
  type Intake,
  type IntakeContext,
  readIntake,
} from "../../shared/domain/intake/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import { type ReadingPorts, readMedia } from "../../shared/platform/media/mod.ts";
import { listAmountWarnings } from "./amount-warnings.ts";
import type { DecodeResult, OutputItem } from "./contract.ts";
import { itemGrams, type StructuredItem } from "./contract.ts";
import type { DecodeWork } from "./decode-work.ts";
import { decodeNaming } from "./error-naming.ts";
import { gatherEvidence } from "./gather-evidence.ts";
import { remainingField } from "./media-members.ts";

const noMatch = { food: null, match: "none", closest: [], isStandIn: false } as const;

/** Reads the meal, matches its foods, and sums what the catalogue knows of them. */
export async function runDecode(
  work: DecodeWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const catalogue = createCatalogue(context.call);
  const intake = await readWork(work, { ...context, catalogue }, ports);
  const { items } = intake;
  const { evidence, energyKcal } = await gatherEvidence(items, { work, tier: context.tier }, catalogue);
  const result: DecodeResult = {
    type: items.length > 0 ? "food_detected" : "no_food_detected",
    items: items.map(showItem),
    molecular_analysis: totalMeal(items.map(toPortion), evidence),
  };
  const meta = describeReading(intake, work.text);
  const reports = meta.items.map((item, index) => ({
    ...item,
    text: work.items[index]?.canonical_name ?? item.text,
    ...energyKcal[index],
  }));
  // The caller weighs structured items.
  const isRead = work.items.length === 0;
  const amountWarnings = isRead ? listAmountWarnings(items, result.molecular_analysis) : [];
  const warnings = [...meta.warnings, ...amountWarnings];
  return { result, catalogueRelease: evidence.catalogueRelease, meta: { ...meta, items: reports, warnings } };
}

async function readWork(
  work: DecodeWork,
  context: IntakeContext & Pick<JobContext, "keyId" | "signal">,
  ports: ReadingPorts,
): Promise<Intake> {
  if (work.items.length > 0)
    return {
      items: await readStructured(work.items, context.catalogue),
      words: "",
      unread: [],
      reader: "embedded",
      warnings: [],
    };
  const { keyId, signal } = context;
  const { mediaCodes: codes, failureNaming } = decodeNaming;
  const job = ports.model?.startJob({ keyId, signal, failureNaming }) ?? null;
  const media = await readMedia(work, ports, { job, codes, signal });
  const readsText = ports.model?.reads.text ?? false;
  return readIntake({ ...media, remainingField }, context, { job, readsText });
}

function toPortion({ food, grams }: MealItem): Portion {
  return { foodId: food?.id ?? null, grams };
}

function showItem(item: MealItem, index: number): OutputItem {
  return {
    item_id: index + 1,
    canonical_name: item.name,
    brand: item.brand,
    attributes: [...item.attributes],
    quantity_g: item.grams,
    status: item.status,
  };
}

/** The catalogue foods of items that the caller names and weighs; one database call, more where names are misspelt. */
async function readStructured(items: readonly StructuredItem[], catalogue: FoodFinder): Promise<MealItem[]> {
  const named = items.map(({ canonical_name, brand, attributes }) => {
    return { name: canonical_name, brand: brand ?? null, attributes: attributes ?? [] };
  });
  const texts = named.flatMap(({ name, attributes }) => [name, ...attributes]);
  const outline = (repairs: Repairs) => named.map((item) => outlineItem(item, repairs));
  const { outlines, found } = await findOutlined({ texts, outline }, catalogue);
  const pool = poolCandidates(found);
  return items.map((item, index) => {
    const outline = outlines[index];
    const { food, match, closest, isStandIn } = outline ? matchItem(outline, pool) : noMatch;
    const terms = outline?.chunks.flatMap((chunk) => [...chunk.terms]) ?? [];
    return {
      name: food ? describeFood(food, new Set()).name : item.canonical_name,
      brand: item.brand ?? null,
      attributes: [...(item.attributes ?? []), ...(isStandIn ? [genericEquivalent] : [])],
      grams: itemGrams(item),
      status: food ? "matched" : "unresolved",
      food,
      terms,
      amount: "stated",
      span: null,
      match,
      closest,
    };
  });
}
