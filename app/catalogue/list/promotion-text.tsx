import { unbroken } from "../../platform/i18n/format";
import * as css from "./promotion-text.css";

/** What a promotion says: its first line is a sentence, each line below it a step with its price, "bis 100 kg: 149 €". */
export function PromotionText({ text }: { text: string }) {
	const [sentence = "", ...steps] = text.split("\n");
	return (
		<>
			<p className={css.sentence}>{unbroken(sentence)}</p>
			{steps.length > 0 ? (
				<dl className={css.steps}>
					{steps.map((step) => {
						const [reached, price] = step.split(": ");
						return (
							<div key={step} className={css.step}>
								<dt className={css.reached}>{reached}</dt>
								<dd>{price}</dd>
							</div>
						);
					})}
				</dl>
			) : null}
		</>
	);
}
