import { useT } from "../platform/i18n/i18n";
import { LinkButton } from "../ui/button";
import { Wrap } from "../ui/wrap";
import * as css from "./again/not-again.css";

const ways = { nothing: "/contact", tooMuch: "/cart" } as const;

interface NotAgainProps {
	/** nothing: none of the goods of the order can be had any more (R7.10); tooMuch: the cart cannot hold them all. */
	problem: keyof typeof ways;
}

/** Why an order was not put into the cart again. */
export function NotAgain({ problem }: NotAgainProps) {
	const t = useT("orders");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{t(`again.${problem}.title`)}</h1>
				<p>{t(`again.${problem}.text`)}</p>
				<p>
					<LinkButton to={ways[problem]} kind="primary">
						{t(`again.${problem}.way`)}
					</LinkButton>
				</p>
			</div>
		</Wrap>
	);
}
