/**
 * Parts of one container that are looked at: frames, pages, boxes, elements, segments. Five minutes have a
 * tenth of it; a file made of empty parts would otherwise cost seconds of computing.
 */
export const MAX_PARTS = 200_000;
