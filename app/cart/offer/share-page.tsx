import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/i18n";
import { Wrap } from "../../ui/wrap";
import * as css from "./share.css";

interface SharePageProps {
	title: string;
	/** Of the cart. */
	uuid: string;
	children: ReactNode;
}

/** One form about a cart, and the way back to it. */
export function SharePage({ title, uuid, children }: SharePageProps) {
	const t = useT("offer");
	return (
		<Wrap>
			<div className={css.page}>
				<h1>{title}</h1>
				{children}
				<p>
					<Link to={`/cart/${uuid}`}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
