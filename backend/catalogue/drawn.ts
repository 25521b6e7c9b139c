/** SQL of whether a product `p` has a shape or sizes; without them a drawing would show an arbitrary box. */
export const isDrawn = "(p.shape <> 'box' OR p.dimensions <> '{}')";

/** SQL of whether a product has a photograph or a drawing. */
export const isPictured = `(p.pictures IS NOT NULL OR ${isDrawn})`;

/**
 * SQL of the data behind a product's drawings.
 * @param row the product's name in the statement
 */
export const drawnFrom = (row: string): string => `${row}.shape || ${row}.dimensions`;
