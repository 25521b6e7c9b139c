import type { z } from "zod";
import type { deliveryEstimate } from "../../contract/catalogue";

type Estimate = z.input<typeof deliveryEstimate>;

const latest = ({ min, max }: Estimate): number => max ?? min ?? 0;

/** @returns the estimate of the line that comes last, in working days; nothing known where there is no line */
export function slowestOf(estimates: readonly Estimate[]): Estimate {
	const [slowest] = estimates.toSorted((one, other) => latest(other) - latest(one) || (other.min ?? 0) - (one.min ?? 0));
	return slowest ?? { min: null, max: null, approx: false };
}
