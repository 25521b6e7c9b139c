import { Form } from "@remix-run/react";
import { useT } from "../../i18n";
import { Button } from "../../ui/button";
import * as css from "./offer-page.css";

/** The main action of an offer: all of it into a new cart. */
export function AcceptWhole({ uuid, idem }: { uuid: string; idem: string }) {
	const t = useT("offer");
	return (
		<Form method="post" action={`/cart/${uuid}/accept`} className={css.accept}>
			<input type="hidden" name="part" value="whole" />
			<input type="hidden" name="idem" value={`${idem}-whole`} />
			<Button kind="primary" size="l" isWide>
				{t("accept.whole")}
			</Button>
			<p className={css.promise}>{t("accept.note")}</p>
		</Form>
	);
}
