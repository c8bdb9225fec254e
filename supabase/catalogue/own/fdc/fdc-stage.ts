/** Temporary tables that a download is read into; COPY fills them column by column. */
export const fdcStage = `
  create temporary table fdc_food (
    fdc_id integer, data_type text, description text, category text
  ) on commit drop;
  create temporary table fdc_brand (
    fdc_id integer, brand text, serving_grams float8, serving_label text, category text
  ) on commit drop;
  create temporary table fdc_portion (fdc_id integer, place integer, label text, grams float8) on commit drop;
  create temporary table fdc_value (
    fdc_id integer, compound_id integer, amount float8, value_type text, minimum float8, maximum float8,
    sample_count integer, derivation text
  ) on commit drop`;

/** What makes the tables quick to read food by food. */
export const fdcStageIndexes = `
  create index on fdc_food (fdc_id);
  create index on fdc_brand (fdc_id);
  create index on fdc_portion (fdc_id);
  create index on fdc_value (fdc_id);
  analyze fdc_food, fdc_brand, fdc_portion, fdc_value`;
