-- The food composition catalogue: compounds, foods with portions, evidence per food, references. Own foods of
-- the operator have the source `own` and ids from 1,000,000,000.

create table nas.catalogue_release (
  id text not null,
  is_current boolean not null default true,
  loaded_at timestamptz not null default now(),
  compiled_id text not null,
  constraint catalogue_release_pkey primary key (id),
  constraint catalogue_release_one_current unique (is_current),
  constraint catalogue_release_current_only check (is_current)
);

create table nas.compound (
  id integer not null,
  name text not null,
  unit text not null,
  content_class text,
  identifier text not null,
  synonyms text[] not null default '{}',
  constraint compound_pkey primary key (id),
  constraint compound_name_key unique (name),
  constraint compound_id_positive check (id > 0),
  constraint compound_content_class_known check (content_class in ('macro', 'micro')),
  constraint compound_identifier_form check (identifier ~ '^[A-Za-z]+:[^ ]+$')
);

create table nas.reference (
  id integer not null,
  citation text not null,
  constraint reference_pkey primary key (id)
);

-- The publications behind a value, shared by all values that cite the same ones.
create table nas.reference_set (
  id integer not null,
  reference_ids integer[] not null,
  constraint reference_set_pkey primary key (id)
);

create table nas.food (
  id integer not null,
  source text not null,
  source_code text not null,
  name text not null,
  synonyms text[] not null default '{}',
  food_group text not null,
  states text[] not null default '{}',
  portion_labels text[] not null default '{}',
  portion_grams real[] not null default '{}',
  default_portion_grams real,
  ingredient_codes integer[] not null default '{}',
  ingredient_grams real[] not null default '{}',
  ingredient_retention_codes integer[] not null default '{}',
  moisture_change_percent real not null default 0,
  member_names text[] not null default '{}',
  plain_names text[] not null default '{}',
  generic_for text[] not null default '{}',
  portion_kinds text[] not null default '{}',
  portion_countries text[] not null default '{}',
  portion_sources text[] not null default '{}',
  concept_id integer,
  constraint food_pkey primary key (id),
  constraint food_source_code_key unique (source, source_code),
  constraint food_portions_paired check (cardinality(portion_labels) = cardinality(portion_grams)),
  constraint food_ingredients_paired check (
    cardinality(ingredient_codes) = cardinality(ingredient_grams)
    and cardinality(ingredient_codes) = cardinality(ingredient_retention_codes)
  ),
  constraint food_own_ids check ((source = 'own') = (id >= 1000000000))
);

-- The records of the source tables that describe a food: the one that gives it its name first, then those that
-- agree with it in name and composition.
create table nas.food_member (
  food_id integer not null,
  source text not null,
  source_code text not null,
  name text not null,
  constraint food_member_pkey primary key (food_id, source, source_code),
  constraint food_member_food_fkey foreign key (food_id) references nas.food (id) on delete cascade
);

-- Names of foods in languages other than that of the catalogue; the one at position 0 is shown.
create table nas.food_name (
  food_id integer not null,
  language text not null,
  name text not null,
  position smallint not null default 0,
  constraint food_name_pkey primary key (food_id, language, position),
  constraint food_name_food_fkey foreign key (food_id) references nas.food (id) on delete cascade,
  constraint food_name_language_form check (language ~ '^[a-z]{2}$')
);

-- One row per food and one array position per compound: a meal reads a few rows, not hundreds of cells.
create table nas.food_evidence (
  food_id integer not null,
  compound_ids integer[] not null,
  amounts double precision[] not null,
  value_types text[] not null,
  minima double precision[] not null,
  maxima double precision[] not null,
  sample_counts integer[] not null,
  derivations text[] not null,
  reference_set_ids integer[] not null,
  minimum_reference_set_ids integer[] not null default '{}',
  maximum_reference_set_ids integer[] not null default '{}',
  constraint food_evidence_pkey primary key (food_id),
  constraint food_evidence_food_fkey foreign key (food_id) references nas.food (id) on delete cascade,
  constraint food_evidence_aligned check (
    cardinality(compound_ids) = cardinality(amounts)
    and cardinality(compound_ids) = cardinality(value_types)
    and cardinality(compound_ids) = cardinality(minima)
    and cardinality(compound_ids) = cardinality(maxima)
    and cardinality(compound_ids) = cardinality(sample_counts)
    and cardinality(compound_ids) = cardinality(derivations)
    and cardinality(compound_ids) = cardinality(reference_set_ids)
    and cardinality(minimum_reference_set_ids) in (0, cardinality(compound_ids))
    and cardinality(maximum_reference_set_ids) in (0, cardinality(compound_ids))
  )
);

-- Normalised words of the names of a food (shared/domain/food writes and reads them with the same normaliser).
create table nas.food_term (
  term text not null,
  food_id integer not null,
  weight real not null,
  constraint food_term_pkey primary key (term, food_id) include (weight),
  constraint food_term_food_fkey foreign key (food_id) references nas.food (id) on delete cascade
);

-- Deletes the terms of a food without a scan: replacing a release deletes all foods at once.
create index food_term_food_id_idx on nas.food_term (food_id);

-- The best foods for a word, of the catalogue or of the operator, are the first entries of one of these
-- indexes, however many foods of the other kind have the word.
create index food_term_compiled_by_weight on nas.food_term (term, weight desc, food_id)
where food_id < 1000000000;
create index food_term_own_by_weight on nas.food_term (term, weight desc, food_id)
where food_id >= 1000000000;

-- In how many foods a term stands, of the catalogue and of the operator: what searches weigh words by and what
-- misspelt words are compared with.
create table nas.food_word (
  word text not null,
  foods integer not null,
  own_foods integer not null,
  constraint food_word_pkey primary key (word)
);

-- Counts the words of the search terms anew: loaders call it with each change of them.
create function nas.count_food_words() returns void
language sql set search_path = '' as $$
  delete from nas.food_word;
  insert into nas.food_word (word, foods, own_foods)
    select term, count(*) filter (where food_id < 1000000000), count(*) filter (where food_id >= 1000000000)
    from nas.food_term group by term order by term;
$$;

-- Energy, protein and fat of 100 g of each food, beside the evidence: of that, a search would unpack every value.
create table nas.food_macros (
  food_id integer not null,
  energy_kcal real not null,
  protein_grams real not null,
  fat_grams real not null,
  constraint food_macros_pkey primary key (food_id),
  constraint food_macros_food_fkey foreign key (food_id) references nas.food (id) on delete cascade
);

-- A trace and a bound have no amount, and are next to nothing; a food that lacks one of the three is left out.
create function nas.collect_food_macros(p_least_id integer default 0) returns void
language sql set search_path = '' as $$
  delete from nas.food_macros where food_id >= p_least_id;
  insert into nas.food_macros (food_id, energy_kcal, protein_grams, fat_grams)
    select food_id, coalesce(amounts[energy], 0), coalesce(amounts[protein], 0), coalesce(amounts[fat], 0)
    from (
      select food_id, amounts, array_position(compound_ids, 1008) as energy,
        array_position(compound_ids, 1003) as protein, array_position(compound_ids, 1004) as fat
      from nas.food_evidence where food_id >= p_least_id
    ) as placed
    where energy is not null and protein is not null and fat is not null;
$$;

-- The content classes that a tier shows; null for molecular, which shows every compound.
create function nas.tier_classes(p_tier text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case p_tier when 'macros' then array['macro'] when 'micros' then array['macro', 'micro'] end
$$;

alter table nas.catalogue_release enable row level security;
alter table nas.compound enable row level security;
alter table nas.reference enable row level security;
alter table nas.reference_set enable row level security;
alter table nas.food enable row level security;
alter table nas.food_member enable row level security;
alter table nas.food_name enable row level security;
alter table nas.food_evidence enable row level security;
alter table nas.food_term enable row level security;
alter table nas.food_word enable row level security;
alter table nas.food_macros enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;

comment on column nas.catalogue_release.compiled_id is
  'the compiled files and their search terms; id adds a digest of the own foods';
comment on column nas.compound.content_class is 'macro, micro, or null: molecular tier only';
comment on column nas.compound.identifier is
  'ontology value PREFIX:local: ChEBI, else CDNO, else INFOODS, else USDA:<number>';
comment on column nas.food.states is 'facets read from the name: raw, cooked, fried, skinless, unsalted, …';
comment on column nas.food.member_names is 'what the tables of its other records call it';
comment on column nas.food.plain_names is 'everyday words that mean this food when they say no more: milk';
comment on column nas.food.generic_for is 'products of a brand or chain that this food stands for: Guinness';
comment on column nas.food.portion_grams is 'grams of the whole portion_labels entry at the same position';
comment on column nas.food.portion_kinds is 'what each measure is: cup, slice, package, small, …; empty for own foods';
comment on column nas.food.portion_countries is 'ISO 3166-1 of the country that uses each measure, null for all';
comment on column nas.food.portion_sources is 'the table that weighed each measure';
comment on column nas.food.concept_id is
  'the food that this record is, where another record names it: recipes refer to it, no reading takes it';
comment on column nas.food_name.language is 'ISO 639-1';
comment on column nas.food_evidence.minimum_reference_set_ids is
  'publications of the minimum where they differ from those of the amount, else null; empty where none differ';
comment on column nas.food_evidence.amounts is
  'per 100 g of food; null where the source gives no number (trace, unquantified); for less_than the bound';
comment on column nas.food_evidence.value_types is
  'quantified, calculated, less_than, greater_than, trace or unquantified';
comment on column nas.food_evidence.minima is 'smallest published amount per 100 g, or null';
comment on table nas.food_macros is 'energy, protein and fat of 100 g, collected from the evidence when it is loaded';
