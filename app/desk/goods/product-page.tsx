import type { ReactNode } from "react";
import { href } from "../../platform/config/href";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { DeskPage, type ShownNews } from "../desk-page";
import * as css from "./product.css";

interface ProductPageProps {
	product: { product: string; title: string; category: string; articles: number; hidden: boolean };
	news: ShownNews | null;
	children: ReactNode;
}

const parts = [
	{ name: "offers", pattern: "/desk/goods/:number" },
	{ name: "texts", pattern: "/desk/goods/:number/texts" },
	{ name: "pictures", pattern: "/desk/goods/:number/pictures" },
] as const;
type Part = (typeof parts)[number]["name"];

/** A page of a product, with links to its others. */
export function ProductPage({ product, current, news, children }: ProductPageProps & { current: Part | null }) {
	const t = useT("desk");
	const { product: number } = product;
	const lead = [product.category, t("goods.count", { count: product.articles }), product.hidden ? t("goods.hidden.yes") : ""];
	return (
		<DeskPage
			title={product.title}
			lead={lead.filter(Boolean).join(" · ")}
			tools={<Link to={href("/desk/goods")}>{t("goods.back")}</Link>}
			news={news}
		>
			<nav aria-label={t("goods.parts")}>
				<ul className={css.parts}>
					{parts.map(({ name, pattern }) => (
						<li key={name}>
							<Link to={href(pattern, { number })} aria-current={name === current ? "page" : undefined} className={css.part}>
								{t(`goods.part.${name}`)}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{children}
		</DeskPage>
	);
}
