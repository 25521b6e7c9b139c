import { expect, it } from "vitest";
import { typeOf } from "./type-of";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const dxf = "  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n";

// Shows R34.1
it.each([
	["a PDF", "%PDF-1.7\n", "application/pdf"],
	["a PNG", "\x89PNG\r\n\x1a\n", "image/png"],
	["a JPEG", "\xff\xd8\xff\xe0", "image/jpeg"],
	["a DXF", dxf, "image/vnd.dxf"],
	["a DXF of Windows that begins with comments", `999\nCrossbar\n999\n0\n${dxf}`.replaceAll("\n", "\r\n"), "image/vnd.dxf"],
	["a DXF that is cut off", dxf.replace("EOF", ""), null],
	["a list of lines that is no DXF", "0\nSECTION 1\n2\nENTITIES\n0\nEOF\n", null],
	["a binary DXF", "AutoCAD Binary DXF\r\n\x1a\0", null],
	["a page", "<!doctype html><script>", null],
	["a drawing with scripts", "<svg xmlns='http://www.w3.org/2000/svg'>", null],
	["a PDF behind something else", " %PDF-1.7\n", null],
	["nothing", "", null],
])("%s is told by its content", (_, content, type) => expect(typeOf(bytes(content))).toBe(type));
