/** Pieces of markup on the page, and nothing beside them. */

import { showSections } from "./sections.js";

export default { render: showSections };
