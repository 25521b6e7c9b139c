import { expect, it } from "vitest";
import { formatOf } from "./known-format";

// Shows R51.8
it.each([
	['<?xml version="1.0" encoding="UTF-8"?>\n<Order><Line/></Order>', "xml"],
	["<ORDER version='2.1'>", "xml"],
	['<?xml version="1.0"?>\n<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.2">', "gaeb"],
	["#begin[GAEB]\n#begin[GAEBInfo]", "gaeb"],
	["00        83L                                                              1000001", "gaeb"],
	["V 050321Stahl GmbH", "datanorm"],
	["V;050;A;20260501;EUR;Stahl GmbH", "datanorm"],
	["A;N;4711;00;Flachstahl;80x8;1;0;m;1234;RG;;;", "datanorm"],
	["ST\n** Teil 1\n  A-101", "nc"],
	["ST\n  A-101\n  12\n  1\n  P7\n  S235JR\n  4\n  HEA160\n  I\n  5000.00", "nc"],
	["%\nO1000\nN10 G90", "nc"],
	["HEA 160 4 Stk\nIPE 200 2 Stk", null],
	["ST\n4 HEA 160\n2 IPE 200", null],
	["V 200 x 100 x 8 Rohr 6 m", null],
	["V 200000 Stk U-Scheiben", null],
	["V;200;100", null],
	["ST 37 Rundstahl 20 4 Stk", null],
	["A;4;HEA 160;6 m", null],
	["V2A Rohr 42,4x2", null],
	["<4 Stk HEA 160", null],
	["Position;Menge;Artikel", null],
])("%j is told to be %s", (text, format) => expect(formatOf(text)).toBe(format));
