import * as css from "./rating.css";

interface RatingProps {
	/** A whole number up to five. */
	value: number;
	/** The text of the gauge: "4 of 5". */
	label: string;
}

export function Rating({ value, label }: RatingProps) {
	return (
		<span role="img" aria-label={label} className={css.gauge}>
			{[1, 2, 3, 4, 5].map((step) => (
				<span key={step} className={step <= value ? css.full : css.step} />
			))}
		</span>
	);
}
