/** The source of the operator's foods in `nas.food`; their ids begin behind those of the publications. */
export const OWN_SOURCE = "own";
