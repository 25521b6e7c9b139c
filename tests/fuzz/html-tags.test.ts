import { describe, expect, it } from "vitest";
import { tagsOf } from "./html-tags";

const names = (html: string): string[] => tagsOf(html).tags.map(({ name }) => name);

describe("the tags of a document", () => {
	it("are those that a browser would parse, with decoded values", () => {
		const { tags, faults } = tagsOf('<!DOCTYPE html><p title="a &lt;b&gt; &#x27;c&#39;" hidden>x<br/></p><INPUT value=\'"\'>');
		expect(tags.map(({ name }) => name)).toEqual(["p", "br", "input"]);
		expect(tags[0]?.attributes.get("title")).toBe("a <b> 'c'");
		expect(tags[0]?.attributes.has("hidden")).toBe(true);
		expect(tags[2]?.attributes.get("value")).toBe('"');
		expect(faults).toEqual([]);
	});

	it("include those that break out of a value or of raw text", () => {
		expect(names('<input value=""><fz7x>">')).toEqual(["input", "fz7x"]);
		expect(tagsOf('<input value="" fz7x="1">').tags[0]?.attributes.get("fz7x")).toBe("1");
		expect(names("<title>a</title><fz7x></title>")).toEqual(["title", "fz7x"]);
		expect(names('<script>"</script><fz7x>"</script>')).toEqual(["script", "fz7x"]);
	});

	it("exclude those in raw text, comments and values", () => {
		expect(names("<title><fz7x></title><script>'<fz7x>'</script><!-- <fz7x> --><p title='<fz7x>'>a < b</p>")).toEqual([
			"title",
			"script",
			"p",
		]);
	});

	it("report where a document is incomplete", () => {
		expect(tagsOf("<p").faults).toHaveLength(1);
		expect(tagsOf("<title>a").faults).toHaveLength(1);
		expect(tagsOf("<!-- a").faults).toHaveLength(1);
		expect(tagsOf("<p></?php>").faults).toHaveLength(1);
	});
});
