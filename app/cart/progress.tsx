import { useT } from "../platform/i18n/i18n";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { Hidden } from "../ui/wrap";
import * as css from "./progress.css";
import { type Step, stepPath, steps } from "./steps";

interface ProgressProps {
	uuid: string;
	current: Step;
	open: Step[];
	/** The cart links to the step where the reader stopped, unless it has another main action. */
	isResumed?: boolean;
}

/** The four steps of the checkout, with links to the available ones. */
export function Progress({ uuid, current, open, isResumed = true }: ProgressProps) {
	const t = useT("checkout");
	const position = steps.indexOf(current);
	/** Complete, so the next step is available. */
	const isFilled = (index: number) => open.some((step) => steps.indexOf(step) > index);
	const [last] = open.slice(-1);
	return (
		<nav aria-label={t("progress.label")} className={css.progress}>
			<p className={css.short} aria-hidden="true">
				{t("progress.position", { step: position + 1, steps: steps.length })}
			</p>
			<ol className={css.list}>
				{steps.map((step, index) => {
					const isDone = index !== position && (index < position || isFilled(index));
					return (
						<li key={step} className={step === current ? css.current : isDone ? css.done : css.item}>
							<span className={isDone ? css.mark : css.number} aria-hidden="true">
								{isDone ? <Icon name="check" /> : null}
							</span>{" "}
							{step === current ? (
								<span aria-current="step" className={css.name}>
									{t(`step.${step}`)}
								</span>
							) : open.includes(step) ? (
								<Link to={stepPath(uuid, step)} className={css.link}>
									{t(`step.${step}`)}
									{isDone ? <Hidden> {t("progress.done")}</Hidden> : null}
								</Link>
							) : (
								<span className={css.name}>{t(`step.${step}`)}</span>
							)}
						</li>
					);
				})}
			</ol>
			{isResumed && current === "cart" && last && steps.indexOf(last) > 1 ? (
				<p className={css.resume}>
					<Link to={stepPath(uuid, last)}>{t("progress.resume", { step: t(`step.${last}`) })}</Link>
				</p>
			) : null}
		</nav>
	);
}
