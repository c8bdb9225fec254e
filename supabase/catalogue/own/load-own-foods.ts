import type { Sql, TransactionSql } from "postgres";
import { type ChangeCounts, changeOwnFoods, type OwnChange } from "./change-own-foods.ts";
import type { OwnFood } from "./own-food.ts";
import { createStage, stageOwnFoods } from "./stage-own-foods.ts";

// In the order of the codes, so that the same files give the same ids in every database.
const assignIds = `
  create temporary table changed_own_food (id integer primary key) on commit drop;
  create temporary table own_food_id on commit drop as
    select staged.code, food.id is null as is_new, coalesce(
      food.id,
      last.id + row_number() over (partition by food.id is null order by staged.code collate "C")
    )::integer as id
    from staged_own_food as staged
    left join nas.food on food.source = 'own' and food.source_code = staged.code
    cross join (
      select coalesce(max(id), 999999999) as id from nas.food where id >= 1000000000
    ) as last;
  create unique index on own_food_id (code);
  analyze own_food_id, staged_own_food`;

const addReferences = `
  insert into nas.reference (id, citation)
    select last.id + row_number() over (order by citation collate "C"), citation
    from (
      select citation from staged_own_food
      except select citation from nas.reference where id >= 10000000
    ) as unknown
    cross join (select coalesce(max(id), 9999999) as id from nas.reference where id >= 10000000) as last;
  insert into nas.reference_set (id, reference_ids)
    select id, array[id] from nas.reference where id >= 10000000
    on conflict on constraint reference_set_pkey do nothing`;

const putFoods = `
  with put as (
    insert into nas.food (
      id, source, source_code, name, synonyms, food_group, states, portion_labels, portion_grams,
      default_portion_grams
    )
    select own_food_id.id, 'own', code, name, synonyms, food_group, states, portion_labels, portion_grams,
      default_portion_grams
    from staged_own_food join own_food_id using (code)
    on conflict on constraint food_pkey do update set
      name = excluded.name, synonyms = excluded.synonyms, food_group = excluded.food_group,
      states = excluded.states, portion_labels = excluded.portion_labels,
      portion_grams = excluded.portion_grams, default_portion_grams = excluded.default_portion_grams
    where (
      food.name, food.synonyms, food.food_group, food.states, food.portion_labels, food.portion_grams,
      food.default_portion_grams
    ) is distinct from (
      excluded.name, excluded.synonyms, excluded.food_group, excluded.states, excluded.portion_labels,
      excluded.portion_grams, excluded.default_portion_grams
    )
    returning id
  )
  insert into changed_own_food select id from put`;

const putEvidence = `
  with put as (
    insert into nas.food_evidence
    select own_food_id.id, compound_ids, amounts, value_types, minima, maxima, sample_counts, derivations,
      array_fill(reference.id, array[cardinality(compound_ids)])
    from staged_own_food join own_food_id using (code)
    join nas.reference on reference.id >= 10000000 and reference.citation = staged_own_food.citation
    on conflict on constraint food_evidence_pkey do update set
      compound_ids = excluded.compound_ids, amounts = excluded.amounts, value_types = excluded.value_types,
      minima = excluded.minima, maxima = excluded.maxima, sample_counts = excluded.sample_counts,
      derivations = excluded.derivations, reference_set_ids = excluded.reference_set_ids
    where food_evidence is distinct from excluded
    returning food_id
  )
  insert into changed_own_food select food_id from put on conflict do nothing`;

const putNames = `
  create temporary table staged_own_name on commit drop as
    select own_food_id.id as food_id, given.language, given.name
    from staged_own_food join own_food_id using (code)
    cross join lateral unnest(languages, names) as given (language, name);
  with gone as (
    delete from nas.food_name using own_food_id
    where food_name.food_id = own_food_id.id and not exists (
      select from staged_own_name as staged
      where staged.food_id = food_name.food_id and staged.language = food_name.language
    )
    returning food_name.food_id
  ), put as (
    insert into nas.food_name (food_id, language, name)
    select food_id, language, name from staged_own_name
    on conflict on constraint food_name_pkey do update set name = excluded.name
    where food_name.name <> excluded.name
    returning food_id
  )
  insert into changed_own_food
    select food_id from gone union select food_id from put
    on conflict do nothing`;

const putTerms = `
  delete from nas.food_term using changed_own_food where food_term.food_id = changed_own_food.id;
  insert into nas.food_term (term, food_id, weight)
    select word.term, own_food_id.id, word.weight
    from staged_own_food join own_food_id using (code)
    join changed_own_food on changed_own_food.id = own_food_id.id
    cross join lateral unnest(terms, weights) as word (term, weight)
    order by 1, 2`;

/** Adds foods to the catalogue, or replaces those of the same code; all or none. */
export function loadOwnFoods(
  sql: Sql,
  foods: readonly OwnFood[],
  options: { readonly isDryRun: boolean },
): Promise<OwnChange> {
  return changeOwnFoods(sql, options, async (transaction) => {
    await createStage(transaction);
    await stageOwnFoods(transaction, foods);
    return applyStagedFoods(transaction);
  });
}

/** Moves the staged foods into the catalogue: new codes are added, known ones replaced where anything differs. */
export async function applyStagedFoods(transaction: TransactionSql): Promise<ChangeCounts> {
  for (const statement of [assignIds, addReferences, putFoods, putEvidence, putNames, putTerms])
    await transaction.unsafe(statement);
  const [counts] = await transaction<{ staged: number; added: number; changed: number }[]>`
    select count(*)::integer as staged, count(*) filter (where is_new)::integer as added,
      (select count(*)::integer from changed_own_food) as changed
    from own_food_id`;
  const { staged = 0, added = 0, changed = 0 } = counts ?? {};
  return { added, replaced: changed - added, unchanged: staged - changed };
}
