-- Names of foods in other languages than that of the catalogue.

create table if not exists nas.food_name (
  food_id integer not null,
  language text not null,
  name text not null,
  constraint food_name_pkey primary key (food_id, language),
  constraint food_name_food_fkey foreign key (food_id) references nas.food (id) on delete cascade,
  constraint food_name_language_form check (language ~ '^[a-z]{2}$')
);

alter table nas.food_name enable row level security;

comment on column nas.food_name.language is 'ISO 639-1: de, fr, it';
