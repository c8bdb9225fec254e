-- Everything that is ours in a database, one row a fact: two databases that give the same rows are the same.

with space as (
  select oid, nspname as name, nspowner, nspacl from pg_namespace where nspname in ('nas', 'nas_api', 'nas_metrics')
), relation as (
  select class.*, space.name || '.' || class.relname as name
  from pg_class as class join space on space.oid = class.relnamespace
), attribute as (
  select
    attribute.*, relation.name || '.' || attribute.attname as name,
    row_number() over (partition by attribute.attrelid order by attribute.attnum) as place
  from pg_attribute as attribute join relation on relation.oid = attribute.attrelid
  where attribute.attnum > 0 and not attribute.attisdropped and relation.relkind in ('r', 'v', 'm', 'p', 'c')
), routine as (
  select proc.*, proc.oid::regprocedure::text as name
  from pg_proc as proc join space on space.oid = proc.pronamespace
), privilege as (
  select 'schema' as kind, name, coalesce(nspacl, acldefault('n', nspowner)) as acl from space
  union all
  select 'relation', name, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
  from relation where relkind in ('r', 'v', 'm', 'p', 'S')
  union all
  select 'column', name, attacl from attribute where attacl is not null
  union all
  select 'function', name, coalesce(proacl, acldefault('f', proowner)) from routine
), fact (kind, name, detail) as (
  select 'schema', name, null from space
  union all
  select 'extension', extname, extnamespace::regnamespace::text from pg_extension
  union all
  select 'relation', name, concat_ws(
    ' ', relkind, array_to_string(reloptions, ','), case when relrowsecurity then 'rls' end,
    case when relforcerowsecurity then 'forced' end)
  from relation where relkind <> 'i'
  union all
  select 'column', attribute.name, concat_ws(
    ' ', place, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'identity ' || attidentity::text end,
    case when attgenerated <> '' then 'generated ' || attgenerated::text end,
    'default ' || pg_get_expr(adbin, adrelid))
  from attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all
  select 'constraint', coalesce(relation.name, space.name) || ' ' || conname, pg_get_constraintdef(con.oid)
  from pg_constraint as con
  join space on space.oid = con.connamespace
  left join relation on relation.oid = con.conrelid
  union all
  select 'index', name, pg_get_indexdef(oid) from relation where relkind = 'i'
  union all
  select 'view', name, pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
  union all
  select 'function', name, pg_get_functiondef(oid) from routine where prokind <> 'a'
  union all
  select 'trigger', relation.name, pg_get_triggerdef(trigger.oid)
  from pg_trigger as trigger join relation on relation.oid = tgrelid where not tgisinternal
  union all
  select 'policy', relation.name || ' ' || polname, concat_ws(
    ' ', polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid),
    pg_get_expr(polwithcheck, polrelid))
  from pg_policy join relation on relation.oid = polrelid
  union all
  select 'type', space.name || '.' || typname, concat_ws(
    ' ', typtype, format_type(typbasetype, typtypmod),
    (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
  from pg_type join space on space.oid = typnamespace where typtype in ('d', 'e', 'r')
  union all
  select 'privilege', kind || ' ' || name, format(
    '%s %s%s', case grantee when 0 then 'public' else grantee::regrole::text end, privilege_type,
    case when is_grantable then ' with grant option' end)
  from privilege cross join lateral aclexplode(acl) where grantee <> grantor
), comment (name, text) as (
  select 'schema ' || name, obj_description(oid, 'pg_namespace') from space
  union all
  select 'relation ' || name, obj_description(oid, 'pg_class') from relation
  union all
  select 'column ' || name, col_description(attrelid, attnum) from attribute
  union all
  select 'function ' || name, obj_description(oid, 'pg_proc') from routine
  union all
  select 'constraint ' || conname, obj_description(con.oid, 'pg_constraint')
  from pg_constraint as con join space on space.oid = con.connamespace
)
select kind, name, detail from fact
union all
select 'comment', name, text from comment where text is not null
order by kind, name, detail
