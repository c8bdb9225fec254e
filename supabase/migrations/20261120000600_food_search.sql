-- The foods that the phrases of a meal may mean: for each query (a list of normalised terms) the foods whose
-- terms overlap most, rare terms counting more; all foods of the meal once, with what matching needs of them.
create or replace function nas_api.find_foods(p_queries jsonb, p_limit integer default 50) returns jsonb
language sql stable security definer set search_path = '' as $$
  with query_term as materialized (
    select query.ordinality as query_number, term.value as term
    from jsonb_array_elements(p_queries) with ordinality as query
    cross join lateral jsonb_array_elements_text(query.value) as term
    group by 1, 2
  ), posting as materialized (
    select food_term.term, food_term.food_id, food_term.weight, count(*) over (partition by food_term.term) as frequency
    from (select distinct term from query_term) as wanted
    join nas.food_term on food_term.term = wanted.term
  ), total as (
    select count(*) as foods from nas.food
  ), scored as (
    select query_number, food_id, sum(weight * ln(total.foods::float8 / frequency)) as score
    from query_term
    join posting using (term)
    cross join total
    group by query_number, food_id
  ), ranked as (
    select food_id, row_number() over (partition by query_number order by score desc, food_id) as place
    from scored
  ), chosen as (
    select distinct food_id from ranked where place <= least(p_limit, 50)
  )
  select jsonb_build_object(
    'foodCount', (select foods from total),
    'termFrequency', (
      select coalesce(jsonb_object_agg(term, frequency), '{}')
      from (select distinct term, frequency from posting) as counted
    ),
    'foods', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', food.id,
        'source', food.source,
        'name', food.name,
        'synonyms', food.synonyms,
        'foodGroup', food.food_group,
        'portionLabels', food.portion_labels,
        'portionGrams', food.portion_grams,
        'defaultPortionGrams', food.default_portion_grams
      ) order by food.id), '[]')
      from chosen
      join nas.food on food.id = chosen.food_id
    )
  )
$$;

revoke execute on function nas_api.find_foods(jsonb, integer) from public, anon, authenticated;
grant execute on function nas_api.find_foods(jsonb, integer) to service_role;

comment on function nas_api.find_foods(jsonb, integer) is
  'candidates for a meal: { foods, termFrequency, foodCount }; p_queries is a list of lists of normalised terms, at most 50 foods each';
