-- Drops the views and functions of the service, so that all migrations can run again over its tables, whatever the
-- signatures were. A function that a table depends on stays, for the migrations to replace.
do $$
declare
  v_statement text;
  v_statements text[];
begin
  select array_agg(code.statement) into v_statements
  from (
    select format('drop view if exists %s cascade', oid::regclass) as statement
    from pg_catalog.pg_class
    where relkind = 'v' and relnamespace::regnamespace::text in ('nas', 'nas_metrics')
    union all
    select format('drop function if exists %s cascade', oid::regprocedure)
    from pg_catalog.pg_proc
    where pronamespace::regnamespace::text in ('nas', 'nas_api') and not exists (
      select from pg_catalog.pg_depend
      where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
        and classid not in ('pg_proc'::regclass, 'pg_rewrite'::regclass)
    )
  ) as code;
  foreach v_statement in array coalesce(v_statements, '{}') loop
    execute v_statement;
  end loop;
end;
$$;
