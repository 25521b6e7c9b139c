import { useLocation } from "@remix-run/react";
import { useMarket } from "../../i18n";
import { routeOf } from "../../route-table";
import { Still } from "../../ui/still";
import { useKeep } from "../compare/use-choice";
import { CallToAction } from "./call-to-action";
import * as css from "./footer.css";
import { FooterContent } from "./footer-content";
import type { ShellData } from "./shell";

export function Footer({ data }: { data: ShellData }) {
	const { fullShell } = useMarket();
	const { pathname } = useLocation();
	const keep = useKeep();
	return (
		<footer className={css.footer}>
			{fullShell ? (
				<div hidden={routeOf(pathname).hidesCall}>
					<Still id="call">{import.meta.env.SSR ? <CallToAction /> : null}</Still>
				</div>
			) : null}
			<Still id="footer" to={(path) => (path.startsWith("/categories/") ? keep(path.replace(/\?.*/, "")) : path)}>
				{import.meta.env.SSR ? <FooterContent data={data} /> : null}
			</Still>
		</footer>
	);
}
