import { Form, useLocation } from "@remix-run/react";
import { href } from "../../platform/config/href";
import { HiddenFields } from "../../platform/forms/hidden-fields";
import { useFormKey } from "../../platform/forms/use-form-key";
import { Button } from "../../ui/forms/button";
import { Hidden } from "../../ui/wrap";
import { type ShownSubstitute, SubstituteList, type Substitutes } from "./substitute-list";

/** Substitutes of an article, each with a button that puts it into the cart. */
export function ArticleSubstitutes({ of, idem }: { of: Substitutes; idem: string }) {
	return (
		<SubstituteList of={of} action={(substitute) => <AddSubstitute substitute={substitute} idem={`${idem}-${substitute.supplyId}`} />} />
	);
}

function AddSubstitute({ substitute: { supplyId, amount, title, button }, idem }: { substitute: ShownSubstitute; idem: string }) {
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action={href("/cart/items")} preventScrollReset>
			<HiddenFields fields={{ suppliedVariantId: supplyId, amount, idem: useFormKey(idem), returnTo: pathname + search }} />
			<Button size="s">
				{button}
				<Hidden> {title}</Hidden>
			</Button>
		</Form>
	);
}
