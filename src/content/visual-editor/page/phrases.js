/** Changed phrases of Decap CMS. Here, saving writes a file on this machine and publishes nothing. */
export const phrases = {
  noServer:
    "Not saved: the visual editor is not running. Your text is still in this form. Run `npm run edit` again, and save.",
  app: { header: { content: "Content", media: "Pictures", quickAdd: "Add" } },
  collection: {
    sidebar: { collections: "Content", searchAll: "Search names" },
    collectionTop: { newButton: "Add a %{collectionLabel}", newButtonAriaLabel: "Add a %{collectionLabel}" },
  },
  mediaLibrary: { mediaLibraryModal: { images: "Pictures", mediaAssets: "Pictures of the gallery" } },
  editor: {
    editorToolbar: {
      publish: "Save",
      publishing: "Saving …",
      published: "Saved",
      publishNow: "Save now",
      publishAndCreateNew: "Save and add another",
      publishAndDuplicate: "Save and duplicate",
      backCollection: "%{collectionLabel}",
      unsavedChanges: "Not saved yet",
      changesSaved: "Everything is saved",
      deployButtonLabel: "See the page",
    },
  },
  ui: {
    toast: {
      // The page says why (editor.js).
      onFailToPersist: "Not saved.",
      missingRequiredField: "Not saved yet. First correct the fields that are marked in red.",
    },
  },
};
