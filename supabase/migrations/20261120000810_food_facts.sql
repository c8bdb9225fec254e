-- What sensory, decide and planning ask of foods beside their evidence: their recipe and their names elsewhere.

-- The recipe of each food down to foods without one, as grams of 100 g of the dish before cooking. Recipes
-- nest at most a few levels; the depth ends a ring that a faulty release might have.
create or replace function nas_api.food_recipes(p_food_ids integer[])
returns table (food_id integer, ingredients json)
language sql stable security definer set search_path = '' as $$
  with recursive part as (
    select id as food_id, id as part_id, 100::double precision as grams, 0 as depth
    from nas.food where id = any (p_food_ids)
    union all
    select part.food_id, line.code, part.grams * line.grams / nullif(recipe.whole, 0), part.depth + 1
    from part
    join nas.food on food.id = part.part_id
    cross join lateral (
      select sum(each) as whole from unnest(food.ingredient_grams) as each
    ) as recipe
    cross join lateral unnest(food.ingredient_codes, food.ingredient_grams) as line (code, grams)
    where part.depth < 6
  ), leaf as (
    select part.food_id, food.name, food.food_group, sum(part.grams) as grams
    from part
    join nas.food on food.id = part.part_id
    where part.depth > 0 and (cardinality(food.ingredient_codes) = 0 or part.depth = 6)
    group by part.food_id, food.id, food.name, food.food_group
  )
  select leaf.food_id, json_agg(
    json_build_object('name', name, 'foodGroup', food_group, 'grams', grams) order by grams desc, name)
  from leaf
  group by leaf.food_id
  order by leaf.food_id
$$;

-- The names of foods in another language, where the catalogue has them.
create or replace function nas_api.food_names(p_food_ids integer[], p_language text)
returns table (food_id integer, name text)
language sql stable security definer set search_path = '' as $$
  select food_id, name from nas.food_name
  where food_id = any (p_food_ids) and language = p_language
  order by food_id
$$;

revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.food_recipes, nas_api.food_names to service_role;

comment on function nas_api.food_recipes is
  'ingredients [{ name, foodGroup, grams }] of 100 g of a dish, largest first; a food without recipe has no row';
