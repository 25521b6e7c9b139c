import { CountedLink } from "../platform/analytics/counted-link";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { useSeller } from "../platform/page/use-seller";
import { Link } from "../ui/link";
import * as css from "./form.css";

export function OtherContacts({ uuid }: { uuid: string }) {
	const t = useT("checkout");
	const { phone } = useSeller();
	return (
		<ul className={css.ways}>
			<li>
				<Link to={href("/cart/:uuid/offer", { uuid })}>{t("problem.offer")}</Link>
			</li>
			<li>
				<Link to={href("/contact", { cart: uuid })}>{t("problem.contact")}</Link>
			</li>
			<li>
				<CountedLink to={`tel:${phone.dial}`}>{phone.shown}</CountedLink>
			</li>
		</ul>
	);
}
