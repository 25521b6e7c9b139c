import { afterEach, vi } from "vitest";

// Files of one process share its clock: a test that sets it would set it for those that follow.
afterEach(() => void vi.useRealTimers());
