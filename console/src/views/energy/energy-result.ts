/** What the view reads; energies in kcal a day. */
export type EnergyResult = {
  formula: string;
  inputs: {
    gender: string;
    height_cm: number;
    weight_kg: number;
    age_years: number;
    activity: string;
    pal_factor: number;
  };
  results: {
    basal_metabolic_rate_kcal: number;
    total_daily_energy_expenditure_kcal: number;
    total_daily_energy_expenditure_range_kcal: { "minus10%": number; "plus10%": number };
  };
};
