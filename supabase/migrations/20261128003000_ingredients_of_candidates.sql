-- What a text says of a dish ("eggs benedict with hollandaise") may be in its recipe already, so candidates come with
-- the names of its foods.

create or replace function nas_api.find_foods(
  p_queries jsonb, p_own_queries jsonb default '[]', p_language text default null
) returns json
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return (with query_term as materialized (
    select query.ordinality::integer as query_number, term.value as term, jsonb_array_length(query.value) as terms
    from jsonb_array_elements(p_queries) with ordinality as query
    cross join lateral jsonb_array_elements_text(query.value) as term
    group by 1, 2, 3
  ), frequency as materialized (
    select counted.word as term, counted.foods, ln(50000.0::float8 / counted.foods) as rarity
    from (
      -- A word that only own foods have is as rare as they make it.
      select word, case when foods > 0 then foods else least(own_foods, 1000) end as foods
      from nas.food_word where word = any (array(select term from query_term))
    ) as counted
  ), ordered as materialized (
    select query_term.*, rarity, row_number() over (partition by query_number order by foods, term) as place
    from query_term join frequency using (term)
  ), posting as materialized (
    select food_term.term, food_term.food_id, food_term.weight
    from (select distinct term from query_term where terms > 1) as wanted
    join nas.food_term on food_term.term = wanted.term
  ), alone as (
    select found.food_id
    from (select distinct term from query_term where terms = 1) as query
    cross join lateral (
      (select food_id from nas.food_term
        where food_term.term = query.term and food_id < 1000000000 order by weight desc, food_id limit 40)
      union all
      (select food_id from nas.food_term
        where food_term.term = query.term and food_id >= 1000000000 order by weight desc, food_id limit 20)
    ) as found
  ), together as (
    select led.query_number, first.food_id,
      min(first.weight * led.rarity) + sum(other.weight * others.rarity) as score
    from ordered as led
    join posting as first on first.term = led.term
    join ordered as others on others.query_number = led.query_number and others.place > 1
    join posting as other on other.term = others.term and other.food_id = first.food_id
    where led.place = 1 and led.terms > 1
    group by led.query_number, first.food_id
  ), named as (
    select found.food_id
    from jsonb_array_elements(p_own_queries) as query
    cross join lateral (
      select food_id from nas.food_term
      where term in (select jsonb_array_elements_text(query)) and food_id >= 1000000000
      group by food_id having count(*) = jsonb_array_length(query)
      order by food_id limit 20
    ) as found
  ), chosen as (
    select food_id from alone
    union
    select food_id from named
    union
    select food_id from (
      select food_id, row_number() over (
        partition by query_number, food_id >= 1000000000 order by score desc, food_id) as place
      from together
    ) as ranked
    where place <= 20
  )
  select json_build_object(
    'catalogueRelease', (select id from nas.catalogue_release),
    'foodCount', 50000,
    'termFrequency', (select coalesce(json_object_agg(term, foods order by term), '{}') from frequency),
    'foods', (
      select coalesce(json_agg(json_build_object(
        'id', food.id,
        'conceptId', food.concept_id,
        'source', food.source,
        'name', food.name,
        'synonyms', food.synonyms,
        'memberNames', food.member_names,
        'plainNames', food.plain_names,
        'genericFor', food.generic_for,
        'foodGroup', food.food_group,
        'ingredientNames', (
          select coalesce(json_agg(ingredient.name order by ingredient.id), '[]')
          from nas.food as ingredient where ingredient.id = any (food.ingredient_codes)
        ),
        'portionLabels', food.portion_labels,
        'portionGrams', food.portion_grams,
        'defaultPortionGrams', food.default_portion_grams,
        'macros', (
          select json_build_object('energyKcal', energy_kcal, 'proteinGrams', protein_grams, 'fatGrams', fat_grams)
          from nas.food_macros where food_id = food.id
        )
      ) order by food.id), '[]')
      from nas.food
      -- Joined instead, the planner would read the whole table.
      where food.id = any (array(select food_id from chosen))
    ),
    'localNames', case when p_language is not null then (
      select coalesce(json_object_agg(food_id, names), '{}')
      from (
        select food_id, json_agg(language || ':' || name order by position) as names from nas.food_name
        where food_id = any (array(select food_id from chosen)) and language = p_language
        group by food_id
      ) as named
    ) end
  ));
end
$$;

comment on function nas_api.find_foods is
  'candidates of a meal: { foods, termFrequency, foodCount, catalogueRelease, localNames }; p_queries is a list of lists '
  'of terms, 40 foods of a single term and 20 of several at most, and 20 own foods of each; p_own_queries asks for own '
  'foods that have all terms; foodCount is the scale of the frequencies; macros are energy, protein and fat of 100 g; '
  'ingredientNames are those of the recipe; '
  'p_language (ISO 639-1) adds localNames by food id';
