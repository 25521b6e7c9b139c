import { useLocation } from "@remix-run/react";
import { routeOf } from "../../platform/config/route-table";
import { useMarket } from "../../platform/i18n/i18n";
import type { ShellData } from "../shell-data";
import { CallToAction } from "./call-to-action";
import * as css from "./footer.css";
import { FooterContent } from "./footer-content";

export function Footer({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const { pathname } = useLocation();
	return (
		<footer className={css.footer}>
			{fullShell ? (
				<div hidden={routeOf(pathname).hidesCall}>
					<div id="call">
						<CallToAction />
					</div>
				</div>
			) : null}
			<FooterContent data={data} />
		</footer>
	);
}
