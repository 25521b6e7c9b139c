/** SQL of a row of products, as p: whether it has a shape or sizes, without which a drawing would show any box. */
export const isDrawn = "(p.shape <> 'box' OR p.dimensions <> '{}')";

/** Whether there is anything to show it by. */
export const isPictured = `(p.pictures IS NOT NULL OR ${isDrawn})`;

/** SQL of a row of products: what its drawings are made from. @param row its name in the statement */
export const drawnFrom = (row: string): string => `${row}.shape || ${row}.dimensions`;
