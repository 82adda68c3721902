// Decap CMS would look for settings of its own and begin as soon as it is loaded; editor.js begins instead.
Reflect.set(window, "CMS_MANUAL_INIT", true);

// There is nobody to log in: the editor is on this machine alone, and its files are this machine's.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "data-folder" }));
