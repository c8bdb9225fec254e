-- The login of functions that call Postgres directly. It may call what functions call, and nothing that operators do:
-- whoever has its password can make no key and read no list of jobs.
do $$
begin
  if to_regrole('nas_functions') is null then create role nas_functions nologin; end if;
end
$$;

grant usage on schema nas_api to nas_functions;
grant execute on function
  nas_api.admit_compound_query, nas_api.admit_request, nas_api.check_key, nas_api.claim_jobs,
  nas_api.ended_jobs, nas_api.fail_job, nas_api.find_canary, nas_api.find_foods, nas_api.finish_job,
  nas_api.finish_symptom_job, nas_api.food_names, nas_api.food_recipes, nas_api.food_vocabulary,
  nas_api.foods, nas_api.heartbeat_job, nas_api.known_terms, nas_api.meal_evidence, nas_api.poll_job,
  nas_api.readiness, nas_api.record_traffic, nas_api.release_job, nas_api.return_usage,
  nas_api.take_model_attempt, nas_api.withdraw_job, nas_api.yield_job
to nas_functions;
