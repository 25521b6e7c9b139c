/** Working days within which goods can be had soon: who has to wait longer may ask to be told. */
export const soonDays = 10;

interface Supply {
	availability: "available" | "low" | "out";
	delivery: { min: number | null; max: number | null };
	stock?: { quantity: number } | null | undefined;
}

/** Whether a supply can be had within these days, as the backend's job for notices looks at it. */
export const isSoon = ({ availability, delivery: { min, max }, stock }: Supply): boolean =>
	availability !== "out" && stock?.quantity !== 0 && (min ?? max ?? Number.POSITIVE_INFINITY) <= soonDays;
