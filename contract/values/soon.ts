/** Working days within which goods count as available soon. Buyers who would wait longer can ask for a notice. */
export const soonDays = 10;

interface Supply {
	availability: "available" | "low" | "out";
	delivery: { min: number | null; max: number | null };
	stock?: { quantity: number } | null | undefined;
}

/** Whether a supply is available within these days. The backend's notice job uses it. */
export const isSoon = ({ availability, delivery: { min, max }, stock }: Supply): boolean =>
	availability !== "out" && stock?.quantity !== 0 && (min ?? max ?? Number.POSITIVE_INFINITY) <= soonDays;
