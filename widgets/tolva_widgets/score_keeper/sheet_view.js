/** A score sheet on the page. */

import { showSections } from "../page/sections.js";

export default { render: showSections };
